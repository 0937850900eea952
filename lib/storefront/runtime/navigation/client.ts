/** For client components only: a server component that imports from here adds the code to every page. */
export { Deferred } from './deferred.client'
export { watchLayers } from './layer-history'
