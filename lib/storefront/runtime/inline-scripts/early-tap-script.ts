/**
 * Keeps what a visitor does before the code of a control has come. A tap on a button of this list is marked
 * (`data-tapped`), shows that it works, and is repeated as soon as the button is alive: one with `data-keeps-tap`, a heart, a level
 * of the menu, and where the browser has no invoker commands what opens a layer. A control of a listing that was changed is
 * marked, too, for `takeEarlyChanges`. React gives the elements that it knows a key of its own; all hearts have one
 * listener, which says by `data-hearts` that it listens, and a layer is opened by its dialog. React may still be at work on the
 * rest of the page then, and would not hear the tap: it is repeated when the browser has nothing else to do.
 */
export const earlyTapScript = `(function(){
var root=document.documentElement,kept='[data-keeps-tap],[data-heart],[data-opens]'+('commandForElement' in HTMLButtonElement.prototype?'':',[commandfor]')
function known(b){return!b||Object.keys(b).some(function(k){return k.startsWith('__react')})}
function alive(b){return b.dataset.heart?'hearts' in root.dataset:known(document.getElementById(b.getAttribute('commandfor'))||b)}
function press(b){delete b.dataset.tapped;b.removeAttribute('aria-busy');b.click()}
function rest(b){window.requestIdleCallback?requestIdleCallback(function(){press(b)},{timeout:3000}):press(b)}
function wait(b){if(alive(b))setTimeout(rest,100,b);else if(b.isConnected)setTimeout(wait,50,b)}
addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest(kept),d=b&&b.dataset
if(!b||!('tapped' in d)&&alive(b))return
e.preventDefault();e.stopImmediatePropagation()
if('tapped' in d)return
d.tapped='';b.ariaBusy='true';wait(b)
},true)
addEventListener('change',function(e){var d=e.target.dataset;if(d&&d.control&&!known(e.target))d.tapped=''},true)
})()`
