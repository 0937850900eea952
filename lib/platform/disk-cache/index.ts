export { createDiskCache, type DiskCache } from './disk-cache'
