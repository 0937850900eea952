import type { Config } from '@/lib/platform/config'

const addresses = (base: string, { storyblok }: Pick<Config, 'storyblok'>) => [
  ['The shop', `${base}/`],
  ['Documentation', `${base}/de/documentation/blocks/`],
  ...(storyblok
    ? []
    : [
        ['Studio', `${base}/studio/`],
        ['Content API', `${base}/cdn-api/v2/cdn/stories`],
      ]),
]

/** What a start says in the end: after how many seconds the shop is ready, and its addresses. */
export function readyText(
  config: Pick<Config, 'brand' | 'port' | 'storyblok' | 'role'>,
  seconds: number,
): string {
  if (config.role === 'worker')
    return `\nThe worker of the shop (${config.brand}) is ready after ${seconds.toFixed(1)} s. Ctrl-C ends it.\n`
  const lines = addresses(`http://localhost:${config.port}`, config)
  return `
The shop (${config.brand}) is ready after ${seconds.toFixed(1)} s. Ctrl-C ends it.

${lines.map(([name = '', address]) => `  ${name.padEnd(16)}${address}`).join('\n')}
`
}
