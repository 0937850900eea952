export { exportSpace } from './export-space'
export { spaceOfArchive, writeArchive } from './files'
export { importArchive } from './import-archive'
export { readArchive } from './parse-archive'
