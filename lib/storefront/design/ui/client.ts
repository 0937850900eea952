/** For client components only: a server component that imports from here adds the code to every page. */
export { BottomBar } from './bottom-bar'
export { Carousel } from './carousel/carousel.client'
export { Dialog } from './dialog/dialog.client'
export {
  closeDialog,
  focusInView,
  layersChanged,
  onLayersChange,
  openDialog,
  openDialogs,
} from './dialog/dialog-store'
export { FileField } from './file-field.client'
export { focusLine } from './focus-line'
export { hidePassed, hideToast, showToast } from './toasts/toast-store'
export { Toasts } from './toasts/toasts.client'
export { useHydrated } from './use-hydrated'
