/** Who works at the clinic's desk (DECISIONS 8). */
export const roles = ['owner', 'desk', 'practitioner'] as const
export type Role = (typeof roles)[number]

/** What there is to do at the desk, and who may do it: the one matrix that server and pages ask. */
export const permissions = {
  /** See the day and block time in it. */
  agenda: ['owner', 'desk', 'practitioner'],
  /** Book, move, cancel and mark visits, and enter what was paid. */
  visits: ['owner', 'desk', 'practitioner'],
  /** Read one client's card and write notes on it. */
  notes: ['owner', 'desk', 'practitioner'],
  /** Search all clients, merge and split their cards. */
  clients: ['owner', 'desk'],
  messages: ['owner', 'desk'],
  mails: ['owner', 'desk'],
  newsletter: ['owner', 'desk'],
  reports: ['owner', 'desk'],
  /** See who books very much, and cancel it at once. */
  floods: ['owner', 'desk'],
  /** Hand over or erase all that is stored about one person. */
  privacy: ['owner'],
  team: ['owner'],
  record: ['owner'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

/** True when somebody of this role may do it. */
export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}

/** `anybody` needs no session, `staff` any session, a permission the right role. */
export type Access = Permission | 'anybody' | 'staff'

/**
 * Every address of the desk and what it needs. The server refuses an address that is not listed here, so that none can be
 * open by mistake.
 */
export const deskAccess: Readonly<Record<string, Access>> = {
  'POST /api/desk/link/open': 'anybody',
  'POST /api/desk/link/options': 'anybody',
  'POST /api/desk/link/verify': 'anybody',
  'POST /api/desk/sign-in/options': 'anybody',
  'POST /api/desk/sign-in/verify': 'anybody',
  'POST /api/desk/sign-in/recovery': 'anybody',
  'POST /api/desk/sign-out': 'anybody',
  'GET /api/desk/session': 'staff',
  'GET /api/desk/account': 'staff',
  'POST /api/desk/keys/options': 'staff',
  'POST /api/desk/keys': 'staff',
  'DELETE /api/desk/keys/:id': 'staff',
  'DELETE /api/desk/sessions/:id': 'staff',
  'POST /api/desk/recovery-codes': 'staff',
  'GET /api/desk/team': 'team',
  'POST /api/desk/team': 'team',
  'PATCH /api/desk/team/:id': 'team',
  'DELETE /api/desk/team/:id': 'team',
  'POST /api/desk/team/:id/link': 'team',
  'GET /api/desk/record': 'record',
  'GET /api/desk/agenda': 'agenda',
  'GET /api/desk/events': 'agenda',
  'POST /api/desk/blocks': 'agenda',
  'DELETE /api/desk/blocks/:id': 'agenda',
  'POST /api/desk/appointments': 'visits',
  'POST /api/desk/appointments/series': 'visits',
  'GET /api/desk/appointments/:id': 'visits',
  'POST /api/desk/appointments/:id/move': 'visits',
  'POST /api/desk/appointments/:id/cancel': 'visits',
  'POST /api/desk/appointments/:id/undo': 'visits',
  'POST /api/desk/appointments/:id/status': 'visits',
  'POST /api/desk/appointments/:id/payments': 'visits',
  'POST /api/desk/appointments/:id/payment-link': 'visits',
  'GET /api/desk/clients': 'clients',
  'GET /api/desk/clients/:id': 'notes',
  'POST /api/desk/clients/:id/notes': 'notes',
  'POST /api/desk/clients/:id/merge': 'clients',
  'POST /api/desk/clients/:id/split': 'clients',
  'GET /api/desk/clients/:id/export': 'privacy',
  'DELETE /api/desk/clients/:id': 'privacy',
  'GET /api/desk/messages': 'messages',
  'POST /api/desk/messages/:id/done': 'messages',
  'POST /api/desk/messages/:id/reply': 'messages',
  'GET /api/desk/mails': 'mails',
  'POST /api/desk/mails/:id/again': 'mails',
  'POST /api/desk/appointments/:id/confirmation': 'mails',
  'GET /api/desk/newsletter': 'newsletter',
  'GET /api/desk/newsletter/export': 'newsletter',
  'GET /api/desk/reports': 'reports',
  'GET /api/desk/reports/:file': 'reports',
  'GET /api/desk/floods': 'floods',
  'POST /api/desk/floods/cancel': 'floods',
}
