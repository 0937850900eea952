import { readProofs } from './proofs/proofs'
import { usageOf } from './usage'

usageOf('npm run proofs   prints each sentence of the specification with the tests that prove it')

const rows = await readProofs()
let section = ''
for (const row of rows) {
  if (row.section !== section) {
    section = row.section
    console.log(`\n## ${section}\n\n| Sentence | Proved by |\n|---|---|`)
  }
  const words = [
    ...(row.otherwise ? [`Kept otherwise: ${row.otherwise}`] : []),
    ...(row.open ? [`Open: ${row.open}`] : []),
    ...row.proofs.map(({ file, name }) => `${file}: ${name}`),
    ...row.missing.map((each) => `MISSING ${each}`),
  ]
  const cells = [row.sentence, words.join('<br>')]
  console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
}

const missing = rows.flatMap((row) => row.missing)
const otherwise = rows.filter((row) => row.otherwise !== undefined)
const open = rows.filter((row) => row.open !== undefined)
console.log(
  `\n${rows.length} sentences, ${otherwise.length} kept otherwise, ${open.length} open, ${missing.length} tests missing.`,
)
if (missing.length > 0) process.exitCode = 1
