/** The media library: files and their folders, their screen, and their calls. */
export { fileAnswer, folderAnswer } from './answers'
export {
  changeFolderBody,
  createFolderBody,
  deletionQuery,
  detailsBody,
  libraryQuery,
  mediaId,
  uploadQuery,
} from './bodies'
export { change, remove, replace, upload } from './manage-files'
export { changeFolder, createFolder, removeFolder } from './manage-folders'
export { MediaScreen } from './media-screen.client'
export { mediaText } from './messages'
export { readAsset, readLibrary } from './read'
export { uploadCall } from './upload-call'
