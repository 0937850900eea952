import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { nextCommand } from '@/lib/server/next/internals'
import { run, stop } from '@/lib/server/start'
import { untilAnswered } from './until-answered'

const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } as const

/** About the size of an empty document of Next.js. */
const emptyPageBytes = 7_000
const closeEnough = 0.01

const page = (from: string, open: string, close: string) => `import { Text } from '${from}'
export const ensureStatic = 'navigation'
export default function Page() {
  return <Text open="${open}" close="${close}" />
}
`

/**
 * The text consists of random words, so that it compresses like text. JavaScript stores a string with a character
 * beyond Latin-1, such as a typographic quote, with two bytes per character, and serving it takes longer: the second
 * page is the same text with such quotes, and measures that difference.
 */
const sources = (paragraphs: number) => ({
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.js': `export default {
  cacheComponents: true,
  partialPrefetching: true,
  trailingSlash: true,
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: ${JSON.stringify(resolve('.'))} },
}
`,
  'app/layout.js': `export const ensureStatic = 'navigation'
export const metadata = { title: 'A bare page' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/text.js': `const words = 'a baby sleeps well when room and bag are neither warm nor cold so look at the thermometer before bedtime and choose what it wears beneath from our table of sizes delivery takes two days and costs nothing above forty euros'.split(' ')
export function Text({ open, close }) {
  let state = 7
  const word = () => words[(state = (state * 48271) % 2147483647) % words.length]
  return <main><h1>A bare page</h1>{Array.from({ length: ${paragraphs} }, (_, key) => {
    const text = Array.from({ length: 24 }, word).join(' ')
    return <p key={key}>{key % 4 ? text : open + text + close}</p>
  })}</main>
}
`,
  'app/page.js': page('./text', '(', ')'),
  'app/typographic/page.js': page('../text', '„', '“'),
  'app/link/page.js': `import Link from 'next/link'
export const ensureStatic = 'navigation'
export default function Page() {
  return <main><h1>A link</h1><Link href="/">To the bare page</Link></main>
}
`,
  'app/asked/[slug]/page.js': `import { Text } from '../../text'
export const ensureStatic = 'navigation'
export const generateStaticParams = () => [{ slug: 'first' }]
export default async function Page({ params }) {
  return <Text open={(await params).slug} close="" />
}
`,
})

async function build(folder: string, paragraphs: number): Promise<number> {
  for (const [name, text] of Object.entries(sources(paragraphs))) await writeFile(join(folder, name), text)
  await run([nextCommand, 'build', folder], env, { quiet: true })
  return (await readFile(join(folder, '.next/server/app/index.html'))).byteLength
}

/**
 * Builds the yardstick: a Next.js app with one static page whose document is as large as the given one. It is inside
 * the project, whose packages it uses. The number of paragraphs is found by building, at most three times.
 */
export async function buildBareApp(folder: string, documentBytes: number): Promise<number> {
  await rm(folder, { recursive: true, force: true })
  for (const name of ['typographic', 'link', 'asked/[slug]'])
    await mkdir(join(folder, 'app', name), { recursive: true })
  let paragraphs = 150
  let bytes = await build(folder, paragraphs)
  for (let attempt = 0; attempt < 2 && Math.abs(bytes / documentBytes - 1) > closeEnough; attempt += 1) {
    const perParagraph = (bytes - emptyPageBytes) / paragraphs
    paragraphs = Math.max(1, Math.round((documentBytes - emptyPageBytes) / perParagraph))
    bytes = await build(folder, paragraphs)
  }
  return bytes
}

type BareServer = { child: ChildProcess; url: string; stop: () => Promise<void> }

/** Starts the built yardstick and resolves at its first answer. */
export async function startBareApp(folder: string, port: number): Promise<BareServer> {
  const child = spawn(process.execPath, [nextCommand, 'start', folder, '--port', String(port)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}/`
  const endWithThis = () => child.kill('SIGKILL')
  process.once('exit', endWithThis)
  child.once('exit', () => process.off('exit', endWithThis))
  try {
    await untilAnswered(url)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { child, url, stop: () => stop(child) }
}
