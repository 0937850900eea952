import { parseArgs } from 'node:util'
import { counted } from '@/lib/platform/text'
import { CommandProblem, makeArtefact, startReportOn } from '@/lib/server/start'
import { copyImage } from './image/copy-image'
import { runCommand } from './run-command'
import { usageOf } from './usage'

const usage = usageOf(`Usage: npm run build [-- --image FOLDER]

Makes the build that serves every shop, without a database, settings or secrets; npm start serves it.
--image copies it into an empty folder with everything that it needs to run on Node.js 24, and nothing else.`)

/** Makes the build, and copies it away where a folder is named. */
void runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { image: { type: 'string' } },
    allowPositionals: true,
  })
  if (positionals.length > 0) throw new CommandProblem(usage)
  const shown = startReportOn(process.stdout)
  await makeArtefact(shown).finally(shown.end)
  if (values.image === undefined) {
    console.log('The build is made: npm start serves it, with any settings and any database.')
    return 0
  }
  const { files, bytes } = await copyImage(values.image)
  console.log(`${values.image} has ${counted(files, 'file')}, ${Math.round(bytes / 1_000_000)} MB.`)
  console.log('Start it there with: node --import ./scripts/register.mjs scripts/start.mjs')
  return 0
})
