/** Which files may be uploaded, made harmless, and where they are kept: on disk, or in a store that speaks S3. */
export {
  type CleanedFile,
  cleanFile,
  contentProblem,
  type FileProblem,
  fileProblems,
  largestAsset,
} from './clean-file'
export { cleanUpload, type FileOnDisk } from './clean-upload'
export { type FileGroup, type FileKind, fileGroups, fileKinds, kindOfBytes, kindsOf } from './file-kinds'
export { focusWithin, formerFocus, ownFocus } from './focus'
export { assetStorage, type Storage } from './storage/asset-storage'
export { StorageError } from './storage/storage-error'
export { svgCost, svgProblem } from './svg-problem'
