import { gzipSync } from 'node:zlib'
import { pageFiles } from './page-files'
import { bareYardstick, comparedRow, type Row } from './row'

export type PageTarget = { subject: string; url: string }
type PageBytes = {
  /** Of the document before compression. */
  plain: number
  /** The others are gzipped. */
  scripts: number
  total: number
}

async function gzippedSize(url: URL | string): Promise<number> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).byteLength
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

/** The bytes of a document, and the gzipped ones with the scripts and style sheets that a modern browser loads. */
async function readPage(url: string): Promise<PageBytes> {
  const html = await (await fetch(url)).text()
  const { scripts, styles } = pageFiles(html)
  const sizes = (addresses: string[]) =>
    Promise.all(addresses.map((address) => gzippedSize(new URL(address, url))))
  const scriptBytes = sum(await sizes(scripts))
  const document = gzipSync(html, { level: 9 }).byteLength
  return {
    plain: Buffer.byteLength(html),
    scripts: scriptBytes,
    total: document + scriptBytes + sum(await sizes(styles)),
  }
}

const kib = (bytes: number) => bytes / 1024

const beyond = (bytes: number, bare: number) =>
  `${bytes < bare ? '−' : '+'}${Math.abs(kib(bytes - bare)).toFixed(1)} KiB`

/** The bytes of each document, and its gzipped script bytes and all bytes against the bare page. */
export async function measurePageBytes(pages: readonly PageTarget[], bareUrl: string): Promise<Row[]> {
  const bare = await readPage(bareUrl)
  const row = (subject: string, bytes: number, yardstick: number): Row =>
    comparedRow({
      subject,
      unit: 'KiB',
      figure: kib(bytes),
      yardstick: { name: bareYardstick, figure: kib(yardstick) },
      note: beyond(bytes, yardstick),
    })
  const rows: Row[] = []
  for (const { subject, url } of pages) {
    const page = await readPage(url)
    rows.push(
      { subject: `${subject}: document before compression`, unit: 'KiB', figure: kib(page.plain) },
      row(`${subject}: scripts, gzip 9`, page.scripts, bare.scripts),
      row(`${subject}: document, scripts and styles, gzip 9`, page.total, bare.total),
    )
  }
  return rows
}
