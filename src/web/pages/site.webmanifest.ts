import { clinic } from '#content/clinic.ts'

/** What a phone needs to put the site on its home screen. */
export function GET(): Response {
  const icons = [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  return Response.json({
    name: clinic.name,
    short_name: clinic.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7f3',
    theme_color: '#fbf7f3',
    icons,
  })
}
