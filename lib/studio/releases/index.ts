/** Releases: several stories that are published together. */
export { releaseAnswer } from './answer'
export { changeReleaseBody, createReleaseBody, publishReleaseBody, releaseId } from './body'
export { change, create, publish, remove } from './manage'
export { releasesText } from './messages'
export { carryOutReleases } from './publish'
export { readRelease, readReleases } from './read'
export { ReleaseScreen } from './release-screen.client'
export { ReleasesScreen } from './releases-screen.client'
