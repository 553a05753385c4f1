import type { deskTeam as source } from '#content/messages/nl/desk-team.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const deskTeam: Translated<typeof source> = {
  add: 'Add someone',
  do_add: 'Add',
  you: 'that’s you',
  name: 'Name',
  role: 'Role',
  may: {
    owner: 'May do everything, including the team and the record.',
    desk: 'Diary, clients, messages, emails and report.',
    practitioner: 'Diary, appointments and notes.',
  },
  no_keys: 'No passkey yet',
  keys_one: '{{count}} passkey',
  keys_other: '{{count}} passkeys',
  never_seen: 'not logged in yet',
  gone: 'not logged in now',
  seen: 'last seen {{moment}}',
  link_open: 'Link open until {{moment}}',
  link: 'Make a login link',
  link_of: 'Make a login link for {{name}}',
  link_text:
    'With the link {{name}} creates one passkey: a first one, one for a new device, or one in place of a lost key. Hand it over yourself; whoever has it gets in.',
  link_once:
    'You see this link only now. It works until {{moment}} and is used up once {{name}} has created the passkey.',
  the_link: 'Link',
  not_copied: 'It couldn’t be copied. Select the link and copy it yourself.',
  change: 'Change',
  change_of: 'Change {{name}}',
  changed: '{{name}} has been changed.',
  remove: 'Remove',
  remove_of: 'Remove {{name}}',
  remove_text:
    '{{name}} can’t log in any more from this moment: passkeys and sessions end. What {{name}} did stays in the record.',
  removed: '{{name}} no longer works at the desk.',
}
