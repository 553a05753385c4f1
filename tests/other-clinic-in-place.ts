/** Read instead of `content/clinic.ts` where the tests run for another clinic. */
export { otherClinic as clinic, otherPresence as presence } from './other-clinic.ts'
