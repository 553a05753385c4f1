-- How many visits the price is for, as it was booked; null for a single treatment, and for what was booked before this was kept.
alter table appointments add column course_visits smallint check (course_visits > 1);
