import { keyedHash, sameSecret } from '@/lib/platform/security'

const path = '/api/orders/downloads/'

const signature = (line: string) => keyedHash('download of an order', line)

/** The path of the download of a line, for whoever has it; the download itself knows when it ends. */
export const downloadPath = ({ lineId }: { lineId: number }): string =>
  `${path}?${new URLSearchParams({ download: String(lineId), key: signature(String(lineId)) })}`

/** The line that such a path names; undefined when the shop has not made it. */
export function readDownloadLink(query: URLSearchParams): number | undefined {
  const line = query.get('download') ?? ''
  if (!/^[1-9]\d{0,14}$/.test(line) || !sameSecret(query.get('key'), signature(line))) return undefined
  return Number(line)
}
