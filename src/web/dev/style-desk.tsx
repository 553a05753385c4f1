import { Part } from '#web/dev/style-part.tsx'
import { visit } from '#web/dev/style-samples.ts'
import styles from '#web/dev/style-sheet.module.css'
import { MarkButtons } from '#web/features/desk/agenda/mark-buttons.tsx'
import type { Mood } from '#web/features/desk/base/mood.ts'
import { VisitTile } from '#web/features/desk/agenda/visit-tile.tsx'
import { Filter } from '#web/features/desk/base/filter.tsx'
import { Refusal, ScreenHead, WayBack } from '#web/features/desk/base/parts.tsx'
import { Question } from '#web/features/desk/base/question.tsx'
import type { Page } from '#web/lib/page.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'

const nothing = () => undefined
const moods: readonly Mood[] = ['expected', 'coming', 'late', 'arrived', 'open', 'completed', 'no_show']
const hours = { from: 540, to: 600 }

/** What the screens of the desk are made of. */
export function DeskParts({ page: { t } }: { page: Page }) {
  return (
    <Part title="Desk">
      <WayBack href="#style">{t('desk.screen.clients')}</WayBack>
      <ScreenHead title={t('desk.screen.agenda')}>
        <Button isCompact>{t('deskAgenda.book')}</Button>
      </ScreenHead>
      <Filter
        label={t('deskAgenda.length')}
        options={[
          { value: 'day', label: t('deskAgenda.day') },
          { value: 'week', label: t('deskAgenda.week') },
        ]}
        value="day"
        onChange={nothing}
      />
      <div className={styles.tiles}>
        {moods.map((mood, at) => (
          <div key={mood}>
            <VisitTile
              visit={{ ...visit, isNew: at === 0, notes: at === 1 ? visit.lastName : null }}
              mood={mood}
              late={mood === 'late' ? 20 : undefined}
              from={540}
              to={600}
              lane={0}
              width={1}
              lanes={1}
              hasMore={false}
              hours={hours}
              isStop
              isOpened={at === 2}
              isDragged={false}
            />
          </div>
        ))}
      </div>
      <MarkButtons visit={{ ...visit, status: 'arrived' }} />
      <Refusal problem={{ message: t('appointment.load_failed') }} />
      <div className={styles.stage}>
        <Question
          title={t('deskAgenda.cancel.title')}
          answer={t('deskAgenda.cancel.title')}
          onAnswer={() => Promise.resolve()}
          onClose={nothing}
          isBusy={false}
          problem={{ message: t('appointment.load_failed') }}
        >
          <TextAreaField label={t('appointment.notes')} help={t('appointment.notes_help')} />
        </Question>
      </div>
    </Part>
  )
}
