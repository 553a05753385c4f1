/** Read instead of `content/clinic.ts` where the tests run for another clinic. */
export { otherClinic as clinic } from './other-clinic.ts'
