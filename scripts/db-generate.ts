import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { readMigrations } from '@/lib/platform/db'
import { usageOf } from './usage'

usageOf(`npm run db:generate -- --name <name>

Writes a migration from the schema by Drizzle's generator, whose other options it takes, and its line into the list of those
that are never changed again.`)

const folder = 'lib/platform/db/migrations'
const list = `${folder}/landed.txt`

const drizzle = ['--import', './scripts/register.mjs', 'node_modules/drizzle-kit/bin.cjs', 'generate']
const { status } = spawnSync(process.execPath, [...drizzle, ...process.argv.slice(2)], { stdio: 'inherit' })
const listed = readFileSync(list, 'utf8')
for (const { name, hash } of readMigrations(folder))
  if (!listed.includes(`  ${name}.sql\n`)) appendFileSync(list, `${hash}  ${name}.sql\n`)
console.log(`When you change the new migration before it lands, write its SHA-256 into ${list} anew.`)
process.exitCode = status ?? 1
