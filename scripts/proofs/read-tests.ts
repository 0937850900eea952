import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type NamedTest = {
  /** Below the folder of the tests. */
  file: string
  /** With the names of the groups around it; a table's placeholders stay. */
  name: string
}

/**
 * A call that names a test or a group: `it('…'`, `test.each(rows)('…'`, and the end of a table, `])('…'`. A loop outside
 * of all groups ends them.
 */
const named =
  /^for \(|^( *)(?:(?:(?:test\.)?(describe)|it|test)(?:\.\w+)*(?:\([^\n]*\))?|[\])}][^'"`\n]*\))\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`|(\w+)(?=,))/gm

/** The tests that a file names. Groups are found by indentation, which the formatter keeps. */
export function testsIn(file: string, code: string): NamedTest[] {
  const groups: { depth: number; name: string }[] = []
  const tests: NamedTest[] = []
  for (const [, indent, group, single, double, template, variable] of code.matchAll(named)) {
    if (indent === undefined) groups.length = 0
    // Groups of a loop may be named by its variable.
    if (indent === undefined || (variable && !group)) continue
    const name = (single ?? double ?? template ?? variable ?? '').replaceAll(/\\(.)/g, '$1')
    while ((groups.at(-1)?.depth ?? -1) >= indent.length) groups.pop()
    const path = [...groups.map((each) => each.name), name]
    if (group) groups.push({ depth: indent.length, name })
    else tests.push({ file, name: path.join(' › ') })
  }
  return tests
}

/** All tests below a folder, by the names in their files: nothing is run. */
export async function readTests(folder: string): Promise<NamedTest[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:test|spec)\.tsx?$|contract\.ts$/.test(file),
  )
  const read = files.sort().map(async (file) => testsIn(file, await readFile(join(folder, file), 'utf8')))
  return (await Promise.all(read)).flat()
}
