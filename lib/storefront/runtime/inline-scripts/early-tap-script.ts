/**
 * Keeps what a visitor does before the code of a control has come. A tap on a button of this list is marked
 * (`data-tapped`), shows that it works, and is repeated as soon as the button is alive: one with `data-keeps-tap`, a heart, a level
 * of the menu, and where the browser has no invoker commands what opens a layer. A control of a listing that was changed is
 * marked, too, for `takeEarlyChanges`. React gives the elements that it knows a key of its own, but hears them only once the
 * whole part of the page is in place: while some code of it is still to come, an ancestor carries a flag (2 to be placed,
 * 4096 to be hydrated), by which React itself decides (`getNearestMountedFiber`). All hearts have one listener, which says by
 * `data-hearts` that it listens, and a layer is opened by its dialog. The tap is repeated when the browser has nothing else
 * to do.
 */
export const earlyTapScript = `(function(){
var root=document.documentElement,kept='[data-keeps-tap],[data-heart],[data-opens]'+('commandForElement' in HTMLButtonElement.prototype?'':',[commandfor]')
function known(b){
if(!b)return!0
var k=Object.keys(b).find(function(k){return k.startsWith('__reactFiber')}),f=k&&b[k]
if(!f)return!1
for(;f;f=f.return)if(!f.alternate&&f.flags&4098)return!1
return!0
}
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
