/**
 * Keeps a tap on a button with `data-keeps-tap` that comes before its code: the button is marked, shows that it works, and
 * does what it was asked for as soon as it is alive. React marks the elements that it knows.
 */
export const earlyTapScript = `addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('[data-keeps-tap]')
if(!b||Object.keys(b).some(function(k){return k.startsWith('__react')}))return
e.preventDefault();e.stopImmediatePropagation();b.dataset.tapped='';b.ariaBusy='true'
},true)`
