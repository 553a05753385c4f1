import { fetchText, loadWithRetry } from '#web/lib/load-with-retry.ts'

/* The first file of the form, small: it names all the others, so that they come at once and not level by level. */

/** Named by the build (scripts/name-files.ts); none while developing. */
const files = 'files of live-form.tsx'.split(' ').filter((name) => name.startsWith('/'))

/** Brings the form in this place to life; rejects when its code cannot be loaded. */
export async function openForm(place: HTMLElement): Promise<void> {
  const { enliven } = await loadWithRetry(async () => {
    await Promise.all(files.map(fetchText))
    return import('#web/features/contact/live-form.tsx')
  })
  enliven(place)
}
