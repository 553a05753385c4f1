import type { DeskVisit } from '#shared/features/desk/agenda-contract.ts'
import { useActs } from '#web/features/desk/agenda/acts.ts'
import { useWords } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'

/** The two ways to change a visit, wherever it is named. */
export function MoveAndCancel({ visit, variant }: { visit: DeskVisit; variant: 'ghost' | 'secondary' }) {
  const { t } = useWords()
  const { ask } = useActs()
  return (['move', 'cancel'] as const).map((kind) => (
    <Button key={kind} isCompact variant={variant} onClick={() => ask({ kind, visit })}>
      {t(`deskAgenda.${kind}.title`)}
    </Button>
  ))
}
