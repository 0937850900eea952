import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Maps are large and errors are rare: one that was needed is given up again after a minute. */
const keptMs = 60_000
const mostKept = 8

const maps = new Map<string, SourceMap | undefined>()

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined
  }
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    if (maps.size === 0) setTimeout(() => maps.clear(), keptMs).unref()
    if (maps.size < mostKept) maps.set(file, readMap(file))
  }
  return maps.get(file)
}

const place = /((?:file:\/\/|\/|[A-Z]:\\)[^():]+(?::\/\/[^():]+)?):(\d+):(\d+)(\)?)$/

/** `turbopack:///[project]/lib/x.ts` or a path from the folder of the map, as a path in the project. */
const sourcePath = (source: string, file: string): string => {
  const [, inProject] = /^\w+:\/\/\/?\[project\]\/([^?]+)/.exec(source) ?? []
  return inProject ?? relative('.', resolve(dirname(file), source))
}

/**
 * The places of a stack as their authors know them, where a map lies beside the code that ran. Node itself would read the
 * maps of all code when it is loaded, and keep them: a hundred megabytes.
 */
export const sourcePlaces = (frames: readonly string[]): string[] =>
  frames.map((frame) => {
    const [whole, at = '', line, column, end] = place.exec(frame) ?? []
    if (whole === undefined) return frame
    const file = at.startsWith('file:') ? fileURLToPath(at) : at
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return frame
    const { originalSource, originalLine, originalColumn } = entry
    const found = `${sourcePath(originalSource, file)}:${originalLine + 1}:${originalColumn + 1}${end}`
    return frame.slice(0, -whole.length) + found
  })
