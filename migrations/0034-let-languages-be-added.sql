-- Which languages there are is said once, in src/shared/i18n/languages.ts, and checked where they come in: a fifth needs no migration.
alter table appointments drop constraint appointments_language_check;
alter table mails drop constraint mails_language_check;
alter table clients drop constraint clients_language_check;
alter table subscribers drop constraint subscribers_language_check;
alter table enquiries drop constraint enquiries_language_check;
