/** The files of the media library and their folders. */
export {
  type AssetRow,
  addressOf,
  nameFor,
  stemOf,
  storedName,
  versionedAddress,
  versionOf,
} from './asset-address'
export {
  type AssetFolder,
  type CountedFolder,
  createAssetFolder,
  deleteAssetFolder,
  type FolderChange,
  findAssetFolder,
  listAssetFolders,
  updateAssetFolder,
} from './asset-folders'
export {
  findAsset,
  findAssetByKey,
  hasFolder,
  listAssets,
} from './asset-list'
export { type AssetUse, findAssetUses } from './asset-usage'
export { renewAssets } from './current-assets'
export { keepAsOwn, takeReplacement } from './replacing-uploads'
export {
  type AssetChange,
  createAsset,
  deleteAsset,
  lockAsset,
  removeFile,
  replaceFile,
  rowOf,
} from './store-file'
export { type AssetDetails, updateAsset } from './update-asset'
export {
  type Announced,
  announceUpload,
  finishUpload,
  isAnnounced,
  pruneUploads,
  receiveUpload,
} from './uploads'
