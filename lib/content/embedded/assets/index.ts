/** The files of the media library and their folders. */
export {
  type AssetRow,
  addressOf,
  stemOf,
  storedName,
  versionedAddress,
  versionOf,
} from './asset-address'
export {
  type AssetFolder,
  createAssetFolder,
  deleteAssetFolder,
  type FolderChange,
  findAssetFolder,
  listAssetFolders,
  updateAssetFolder,
} from './asset-folders'
export {
  assetOfKey,
  findAsset,
  findAssetByKey,
  hasFolder,
  listAssets,
} from './asset-list'
export { findAssetUses } from './asset-usage'
export { renewAssets } from './current-assets'
export { keepAsOwn, takeReplacement } from './replacing-uploads'
export {
  type AssetChange,
  createAsset,
  deleteAsset,
  lockAsset,
  removeFile,
  replaceFile,
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
