import { expect, it } from 'vitest'
import { deviceName } from '#server/platform/http/device-name.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    'Safari, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet, Android',
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  [
    'Edge, Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Safari, Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`],
  ['', 'curl/8.9.1'],
  ['', undefined],
])('a browser is called "%s" after what it says of itself', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name)
})
