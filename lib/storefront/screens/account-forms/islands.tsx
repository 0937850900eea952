'use client'

import dynamic from 'next/dynamic'

/** Declared here so that only pages with a form load its code. */
export const FollowLogin = dynamic(() => import('./load-user.client').then((module) => module.FollowLogin))
export const LoadUser = dynamic(() => import('./load-user.client').then((module) => module.LoadUser))
export const LogOutForm = dynamic(() => import('./log-out-form.client').then((module) => module.LogOutForm))
export const AccountForm = dynamic(() => import('./account-form.client').then((module) => module.AccountForm))
