import { readProofs } from './proofs/proofs'

const rows = await readProofs()
let section = ''
for (const row of rows) {
  if (row.section !== section) {
    section = row.section
    console.log(`\n## ${section}\n\n| Sentence | Proved by |\n|---|---|`)
  }
  const proofs = row.proofs.map(({ file, name }) => `${file}: ${name}`)
  const cells = [row.sentence, [...proofs, ...row.missing.map((each) => `MISSING ${each}`)].join('<br>')]
  console.log(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
}

const missing = rows.flatMap((row) => row.missing)
console.log(`\n${rows.length} sentences, ${missing.length} tests missing.`)
if (missing.length > 0) process.exitCode = 1
