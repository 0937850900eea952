/**
 * The page in the editor's frame: its address, and the editor's side of Storyblok's bridge. The page itself is the route
 * `/preview/{full slug}/`, which Storyblok's own editor shows as well.
 */
export {
  connectFrame,
  type FrameEvents,
} from './connect-frame'
export { frameAddress, type Situation } from './frame-address'
export { menuWords } from './menu-words'
export { frameText } from './messages'
