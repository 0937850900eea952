import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readCommandLine, UsageError } from '@/lib/platform/command-line'
import { type NewBlock, planBlock } from './new/block'
import { isKebab } from './new/names'
import { runCommand } from './run-command'

const usage = `npm run new -- block <name> --label <English> --de <German> --fr <French>

  Writes a block of content with a headline and a text, which is tested, shown in the catalogue and offered in the
  Studio at once: npm run new -- block care-tip --label "Care tip" --de Pflegetipp --fr "Conseil d’entretien"`

function blockOf(args: string[]): NewBlock {
  const options = { label: { type: 'string' }, de: { type: 'string' }, fr: { type: 'string' } } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [kind, name = '', ...others] = positionals
  const { label, de: german, fr: french } = values
  if (kind !== 'block' || others.length > 0 || !label || !german || !french) throw new UsageError(usage)
  if (!isKebab(name)) throw new UsageError(`${name} is not a name such as care-tip.`)
  if (existsSync(`blocks/${name}`)) throw new UsageError(`There is a block ${name} already.`)
  return { name, label, german, french }
}

async function main(): Promise<number> {
  const read = readCommandLine(() => blockOf(process.argv.slice(2)))
  if (!read.ok) {
    console.error(read.problem)
    return 1
  }
  for (const [path, text] of planBlock(read.command, (file) => readFileSync(file, 'utf8'))) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
    console.log(path)
  }
  return 0
}

void runCommand(main)
