alter table appointments
  -- Which terms the client saw when booking (content/clinic.ts); null for visits of before.
  add column terms_version text,
  -- When the client said, by the button of a reminder, that they will come.
  add column coming_at timestamptz;
