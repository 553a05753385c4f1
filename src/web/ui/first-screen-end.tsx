/**
 * Stands where nothing that follows can be in sight when a page appears, on any screen. The build puts the styles of what
 * follows here, so that the first words need not wait for them (`scripts/first-styles.ts`).
 */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />
}
