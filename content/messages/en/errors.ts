import type { errors as source } from '#content/messages/nl/errors.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const errors: Translated<typeof source> = {
  invalid_input: 'Some details are missing or wrong. Please check the marked fields.',
  malformed_json: 'The request couldn’t be read. Please reload the page and try again.',
  slot_taken: 'Someone else has just booked this time. Please choose another one.',
  slot_in_past: 'This time has already passed. Please choose another one.',
  slot_too_soon:
    'Online booking closes {{minutes}} minutes before an appointment. Please choose a later time or call us.',
  slot_beyond_horizon: 'You can book up to {{days}} days ahead. Please choose an earlier date.',
  slot_closed: 'This day can’t be booked. Please choose another date.',
  slot_off_grid: 'No appointment starts at this time. Please choose one of the times on offer.',
  too_many_visits:
    'There are already {{count}} appointments for you under this email address or in your account, and no more can be added online. If you need another one, just call us.',
  overlapping_visit: 'You already have an appointment at this time. Please choose another time.',
  booking_busy:
    'There’s an unusual rush of bookings right now. Log in to an account with a confirmed email address, or call us and we’ll book the appointment for you.',
  idempotency_conflict:
    'This booking was already sent, but with different details. Please reload the page and try again.',
  unauthorized: 'Please log in first, or use the link in your confirmation.',
  forbidden: 'This link isn’t valid. Please use the link in your confirmation.',
  not_found: 'We couldn’t find this. Go back and try again, or call us.',
  method_not_allowed: 'That can’t be done at this address.',
  body_too_large: 'This is too much to send at once. Please shorten your text.',
  unsupported_media_type: 'Please send the details as JSON.',
  rate_limited: 'Too many attempts in a short time. Please wait a moment and try again.',
  unavailable: 'The website can’t be reached right now. Please try again in a few minutes.',
  internal: 'Something went wrong on our side. Please try again or call us.',
  invalid_credentials: 'Invalid login details. Check your username and password.',
  foreign_origin:
    'This request didn’t come from our website, so it wasn’t carried out. Please open the website again and try there.',
  username_taken: 'This username is already in use. Choose another one.',
  appointment_cancelled:
    'This appointment was cancelled and can no longer be changed. You’re welcome to book a new one.',
  appointment_over:
    'This appointment has started or is over, so it can no longer be changed. Call us if you have a question.',
  link_invalid: 'This link has been used already or has expired. Ask for a new one.',
  other_account: 'This link belongs to another account. Log in to the account you gave this address for.',
  key_unknown: 'Logging in with this passkey didn’t work. Try again, or ask an owner for a new link.',
  key_refused: 'The passkey couldn’t be made. Open the link once more and try again.',
  code_wrong:
    'This email address and recovery code don’t belong together, or the code was used before. Check both or use another code.',
  staff_email_taken: 'Somebody else in the team has this email address. Use another one.',
  last_owner: 'This is the last owner. Make somebody else an owner first.',
  last_key: 'This is your last passkey. Make another one first.',
  visits_in_the_way: 'There are already appointments at this time. Move them first.',
  fee_changed:
    'Moving or cancelling this appointment costs more now than you were shown. Nothing has been changed; you now see what it costs.',
  visit_changed: 'Somebody else has just changed this appointment. You now see it as it is.',
  card_changed:
    'This card has been merged or split meanwhile. You now see who is on it; check first that this is who you mean.',
  too_late_to_undo:
    'This can no longer be undone: the half minute has passed, or the appointment was changed again.',
  mail_forgotten:
    'This email can’t be sent again: its text wasn’t kept, or no longer matches the appointment.',
  message_answered:
    'A colleague was faster: this message has just been answered or closed. You now see how it stands; send your answer only if it is still needed.',
  field: {
    invalid_value: 'This value isn’t valid.',
    invalid_date: 'Please enter a valid date.',
    invalid_date_time: 'Please enter a valid date and time.',
    too_long: 'Please use at most {{max}} characters.',
    unknown_treatment: 'We don’t know this treatment. Please choose one from the list.',
    price_changed:
      'This treatment costs more now than you were shown. Nothing has been booked; you now see the new price. Choose the treatment again if you’d like to go on.',
    birth_date_impossible: 'This date of birth can’t be right. Check the day, month and year.',
    too_young:
      'Injectables are only for people aged {{age}} and over. Are you younger and do you have a medical referral? Please call us: a parent or guardian then signs too.',
    leave_empty: 'Please leave this field empty.',
    too_short: 'Use at least {{min}} characters.',
    username_characters: 'Use letters, digits and the characters . _ - + @, without spaces.',
    password_common: 'This password is too easy to guess. Choose another one, such as a few words in a row.',
    wrong_password: 'This password isn’t correct. Please try again.',
    password_needed: 'Enter your password to change your email address.',
  },
}
