export const messagesPath = '/api/desk/messages'
