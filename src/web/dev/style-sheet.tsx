import { QueryClientProvider } from '@tanstack/react-query'
import { useId } from 'react'
import { ArrowRight, CircleAlert, CircleCheck, Phone } from 'lucide-react'
import { clinic } from '#content/clinic.ts'
import { BookingParts, Dialogs } from '#web/dev/style-booking.tsx'
import { DeskParts } from '#web/dev/style-desk.tsx'
import { Part } from '#web/dev/style-part.tsx'
import { PortalParts } from '#web/dev/style-portal.tsx'
import { answeredQueries } from '#web/dev/style-samples.ts'
import styles from '#web/dev/style-sheet.module.css'
import { listingsOf } from '#web/features/treatments/listing.ts'
import { TreatmentCard } from '#web/features/treatments/treatment-card.tsx'
import type { Page } from '#web/lib/page.ts'
import { WordsProvider } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { ContactCard } from '#web/ui/contact-card.tsx'
import { Emphasis } from '#web/ui/emphasis.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { FilterBar } from '#web/ui/filter-bar.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Stars } from '#web/ui/stars.tsx'
import toast from '#web/ui/toast.module.css'

type StyleSheetProps = { page: Page; dir: 'ltr' | 'rtl'; theme: 'light' | 'dark'; colors: readonly string[] }

/** What a hand brings about; `force-states` shows it without one. */
const states = ['hover', 'focus-visible', 'active'] as const

/** The whole drawing box in one direction of reading and one light. */
export function StyleSheet({ page, dir, theme, colors }: StyleSheetProps) {
  return (
    <section className={styles.sheet} dir={dir} lang={page.language} data-theme={theme}>
      <div className="wrap">
        <Logo name={clinic.name} />
        <Part title={`${theme}, ${dir}`}>
          <ul className={styles.colors}>
            {colors.map((name) => (
              <li key={name}>
                <i style={{ background: `var(${name})` }} />
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Part>
        <Type page={page} />
        <Buttons page={page} />
        <Fields page={page} />
        <QueryClientProvider client={answeredQueries()}>
          <WordsProvider value={{ language: page.language, t: page.t }}>
            <Parts page={page} />
            <BookingParts page={page} />
            <PortalParts page={page} />
            <DeskParts page={page} />
            <Dialogs page={page} />
          </WordsProvider>
        </QueryClientProvider>
      </div>
    </section>
  )
}

function Type({ page: { t } }: { page: Page }) {
  return (
    <Part title="Type">
      <h1>
        <Emphasis text={t('home.hero.title')} />
      </h1>
      <h2>{t('frame.page.treatments')}</h2>
      <h3>{t('guide.title')}</h3>
      <p className="lead">{t('footer.description', { city: clinic.name })}</p>
      <p>{t('appointment.success_message')}</p>
      <p>09:00 · 10:30 · € 95,00 · +31 36 000 0001</p>
      <p>
        <a href="#style">{t('footer.newsletter')}</a>
      </p>
    </Part>
  )
}

function Buttons({ page: { t } }: { page: Page }) {
  const label = t('frame.book')
  const kinds = [{}, { isCompact: true }, { disabled: true }, { isBusy: true }]
  return (
    <Part title="Buttons">
      {(['primary', 'secondary', 'danger', 'light', 'ghost'] as const).map((variant) => (
        <div key={variant} className={styles.row} data-ground={variant === 'light' ? 'ink' : undefined}>
          {kinds.map((kind, at) => (
            <Button
              key={at}
              variant={variant}
              iconEnd={<ArrowRight className="flip" strokeWidth={1.5} />}
              {...kind}
            >
              {label}
            </Button>
          ))}
          {states.map((state) => (
            <Button key={state} variant={variant} data-state={state}>
              {state}
            </Button>
          ))}
        </div>
      ))}
      <Button variant="round" aria-label={label}>
        <Phone strokeWidth={1.5} />
      </Button>
    </Part>
  )
}

function Fields({ page: { t } }: { page: Page }) {
  const payment = useId()
  const words = { show: t('footer.theme.light'), hide: t('footer.theme.dark') }
  return (
    <Part title="Fields">
      <div className={styles.fields}>
        <TextField label={t('appointment.first_name')} placeholder={t('appointment.search_example')} />
        <TextField
          label={t('appointment.first_name')}
          defaultValue="Noor"
          help={t('appointment.save_details_help')}
        />
        <TextField
          label={t('appointment.email')}
          defaultValue="noor@"
          error={t('appointment.required_field')}
        />
        <TextField label={t('appointment.phone')} defaultValue="06 12345678" disabled />
        {states.slice(0, 2).map((state) => (
          <div key={state} data-state={state}>
            <TextField label={state} defaultValue="Noor" />
          </div>
        ))}
        <PasswordField label={t('appointment.notes')} defaultValue="geheim woord" words={words} />
        <SelectField label={t('frame.page.treatments')}>
          <option>{t('appointment.pay_later')}</option>
        </SelectField>
        <TextAreaField label={t('appointment.notes')} help={t('appointment.notes_help')} />
        <div>
          <Choice
            type="radio"
            name={payment}
            label={t('appointment.pay_later')}
            help={t('appointment.pay_later_visit')}
            defaultChecked
          />
          <Choice type="radio" name={payment} label={t('appointment.pay_now')} />
          <Choice type="checkbox" label={t('appointment.save_details')} defaultChecked />
        </div>
      </div>
    </Part>
  )
}

function Parts({ page }: { page: Page }) {
  const { t } = page
  return (
    <Part title="Parts">
      <Stars count={5} label="5" />
      <FilterBar
        label={t('frame.page.treatments')}
        all={t('footer.menu')}
        search={{ label: t('appointment.search'), clear: t('frame.close') }}
        categories={[{ value: 'a', label: t('footer.contact') }]}
      />
      <div className={styles.fields}>
        {states.map((state, at) => (
          <div key={state} data-state={state}>
            {listingsOf('massages', page)
              .slice(at, at + 1)
              .map((listing) => (
                <TreatmentCard key={listing.slug} page={page} listing={listing} />
              ))}
          </div>
        ))}
      </div>
      <ContactCard
        title={t('footer.contact')}
        text={t('appointment.notes_help')}
        email={clinic.emails.general}
        phones={[clinic.phones.landline]}
      />
      <Toast variant="default" title={t('appointment.success_title')} />
      <Toast variant="destructive" title={t('appointment.error_title')} />
    </Part>
  )
}

/** As the corner shows one; the real one needs a script and goes away. */
function Toast({ variant, title }: { variant: 'default' | 'destructive'; title: string }) {
  const Icon = variant === 'default' ? CircleCheck : CircleAlert
  return (
    <div className={toast.toast} data-variant={variant}>
      <Icon aria-hidden strokeWidth={1.5} className={toast.icon} />
      <p className={toast.title}>{title}</p>
    </div>
  )
}
