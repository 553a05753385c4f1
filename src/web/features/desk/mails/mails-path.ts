export const mailsPath = '/api/desk/mails'
