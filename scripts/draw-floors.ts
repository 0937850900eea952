import { writeFileSync } from 'node:fs'
import { drawFloors } from './architecture/draw-floors'
import { readImports, sourceFiles, subjectGraph } from './architecture/read-imports'
import { usageOf } from './usage'

usageOf('npm run draw:floors   draws the picture of lib in the README from the imports of the code')
writeFileSync('public/about/floors.svg', drawFloors(subjectGraph(readImports(sourceFiles()))))
