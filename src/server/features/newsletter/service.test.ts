import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirm, subscribe } from '#server/features/newsletter/service.ts'
import { confirmUrlOf } from '#server/features/newsletter/token.ts'
import { openTestApp } from '../../../../tests/app.ts'
import type { TestApp } from '../../../../tests/app.ts'

let app: TestApp
beforeAll(async () => void (app = await openTestApp()))
afterAll(() => app.close())

it('leaves since when an address on the list was asked, whoever types it, and tells it once an hour at most', async () => {
  const ask = (email: string) => subscribe(app.deps, { email, name: null, language: 'nl' })
  const row = () =>
    app.database.db.selectFrom('subscribers').select(['id', 'asked_at']).executeTakeFirstOrThrow()
  await ask('noor@example.nl')
  const url = new URL(confirmUrlOf((await row()).id, 'nl', app.deps.env))
  expect(await confirm(app.deps, url.searchParams.get('token') ?? '')).toBe(true)
  for (const minute of ['08:10', '10:00', '10:00', '10:40', '11:00']) {
    app.travelTo(`2026-11-19T${minute}:00Z`)
    await ask('NOOR@example.nl')
  }
  const mails = await app.database.db.selectFrom('mails').select('kind').orderBy('created_at').execute()
  expect(mails.map(({ kind }) => kind)).toEqual([
    'newsletter-confirm',
    'newsletter-known',
    'newsletter-known',
  ])
  expect((await row()).asked_at).toEqual(new Date('2026-11-19T08:00:00Z'))
})
