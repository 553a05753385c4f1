import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { program, startNginx } from './nginx.ts'

it.runIf(existsSync(program))('nginx writes down who asked for what, and the secret of no link', async () => {
  const clinic = createServer((_request, answer) => answer.end('welcome')).listen(0, '127.0.0.1')
  await once(clinic, 'listening')
  const nginx = await startNginx([`http://127.0.0.1:${(clinic.address() as AddressInfo).port}`])
  const asked = [
    '/afspraak/beheer?token=geheim',
    '/agenda/geheim.ics',
    '/balie/toegang?token=geheim',
    '/contact',
  ]
  for (const path of asked) {
    const headers = { Referer: `${nginx.origin}/afspraak/beheer?token=geheim` }
    expect(await (await fetch(nginx.origin + path, { headers })).text()).toBe('welcome')
  }
  await new Promise((resolve) => clinic.close(resolve))
  expect((await fetch(`${nginx.origin}/afspraak/beheer?token=geheim`)).status).toBe(502)
  await expect.poll(nginx.logged).toContain('" 502 ')
  expect(nginx.logged()).toMatch(/"GET \/afspraak\/beheer" 200 .*\n.*"GET \/agenda\/-" 200 /)
  expect(nginx.logged()).not.toContain('geheim')
  await nginx.stop()
})
