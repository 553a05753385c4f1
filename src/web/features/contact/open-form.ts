import { fetchFiles, namedFiles } from '#web/lib/fetch-files.ts'
import { loadWithRetry } from '#web/lib/load-with-retry.ts'

/* The first file of the form, small: it names all the others, so that they come at once and not level by level. */

const files = namedFiles('files of live-form.tsx')

/** Brings the form in this place to life; rejects when its code cannot be loaded. */
export async function openForm(place: HTMLElement): Promise<void> {
  const { enliven } = await loadWithRetry(async () => {
    await fetchFiles(files)
    return import('#web/features/contact/live-form.tsx')
  })
  enliven(place)
}
