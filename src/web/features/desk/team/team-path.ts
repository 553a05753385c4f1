export const teamPath = '/api/desk/team'
