import { asKeyPage } from '#web/features/desk/frame/desk-island.tsx'
import { MakeKey } from '#web/features/desk/sign-in/make-key.tsx'

/** `/balie/sleutel`: where a link that makes a key leads. */
export const DeskKeyIsland = asKeyPage(MakeKey)
