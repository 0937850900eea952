'use client'

import dynamic from 'next/dynamic'

export const ToastButtons = dynamic(() =>
  import('./toast-buttons.client').then((module) => module.ToastButtons),
)
