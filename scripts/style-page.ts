import type { AstroIntegration } from 'astro'

/** `/dev/style` under `npm run dev`: tokens, type and every part in every state. The built site has no such page. */
export function stylePage(): AstroIntegration {
  return {
    name: 'style-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/dev/style', entrypoint: './src/web/dev/style.astro' })
      },
    },
  }
}
