import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { emptyFolder } from '../fixtures/process/prepared'

const run = promisify(execFile)

/** The scripts that a person calls by a name, each with what stands before the person's words. */
const commands = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  .filter(([, command]) => command.startsWith('node --import ./scripts/register.mjs scripts/'))
  .map(([name, command]) => ({ name, args: command.split(' ').slice(1) }))

it.each(commands)(
  'npm run $name tells whoever asks how it is used, before it reads or writes anything',
  async ({ args }) => {
    const folder = await emptyFolder()
    // Settings that are wrong keep nobody from reading how a command is used.
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), TRUSTED_PROXY: 'x' }
    const { stdout } = await run(process.execPath, [...args, '--help'], { env })
    expect(stdout).toMatch(/npm (?:run|start|test)|tests\//)
    expect(readdirSync(folder)).toEqual([])
  },
  120_000,
)
