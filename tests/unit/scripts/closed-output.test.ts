import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const register = '--import ./scripts/register.mjs'

/** Lines that come bit by bit, as they do while a database is read, and then work that has to be done. */
const command = `
  for (let line = 0; line < 20_000; line += 1) {
    console.log('line ' + line)
    if (line % 10 === 0) await new Promise(setImmediate)
  }
  console.error('the work is done')
  process.exitCode = 3`

it('a command whose output is closed does its work without a word of it', async () => {
  const line = `{ "$NODE" ${register} --input-type=module --eval "$COMMAND"; echo "status $?" >&2; } | head -1`
  const env = { ...process.env, NODE: process.execPath, COMMAND: command }
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', line], { env })
  expect([stdout, stderr]).toEqual(['line 0\n', 'the work is done\nstatus 3\n'])
})

it('every command loads what bears that', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = Object.values(scripts).filter((line) => line.startsWith('node '))
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter((line) => !line.startsWith(`node ${register} scripts/`))).toEqual([])
})
