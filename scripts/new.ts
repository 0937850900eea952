import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readCommandLine, UsageError } from '@/lib/platform/command-line'
import { isKind, kinds, usage as words } from './new/kinds'
import type { Plan } from './new/plan'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(words)

const readText = (file: string) => readFileSync(file, 'utf8')

/** What a command line asks for: the files to write, and what is left to say by hand. */
function planOf(args: string[]): { plan: Plan; left: string } {
  const [kind, name = '', ...rest] = args
  if (!isKind(kind)) throw new UsageError(usage)
  const { options, plan, left } = kinds[kind]
  const types = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args: rest, options: types, allowPositionals: true })
  const missing = options.filter((option) => !values[option])
  if (positionals.length > 0 || missing.length > 0) throw new UsageError(usage)
  const given = (option: string) => String(values[option] ?? '')
  return { plan: plan(name, given, readText), left }
}

async function main(): Promise<number> {
  const read = readCommandLine(() => planOf(process.argv.slice(2)))
  if (!read.ok) {
    console.error(read.problem)
    return 1
  }
  const { plan, left } = read.command
  for (const [path, text] of plan) {
    console.log(`${existsSync(path) ? 'changed' : 'new'}  ${path}`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  console.log(left)
  return 0
}

void runCommand(main)
