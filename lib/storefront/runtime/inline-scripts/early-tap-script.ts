/**
 * Keeps what a visitor does before the code of a control has come. A tap on a button of this list is marked
 * (`data-tapped`), shows that it works, and is repeated as soon as the button is alive: one with `data-keeps-tap`, a heart, a level
 * of the menu, and where the browser has no invoker commands what opens a layer. A control of a listing that was changed is
 * marked, too, for `takeEarlyChanges`. React gives the elements that it knows a key of its own, but hears them only once the
 * whole part of the page is in place: while some code of it is still to come, an ancestor carries a flag (2 to be placed,
 * 4096 to be hydrated), by which React itself decides (`getNearestMountedFiber`). All hearts have one listener, which says by
 * `data-hearts` that it listens, and a layer is opened by its dialog. The tap is repeated when the browser has nothing else
 * to do.
 *
 * A visitor who leaves before that does not lose it: a heart, and a button that has the number of its product as
 * `data-order` or `data-wish`, is sent as the form of pages without scripts would, with the choice, the quantity and the text
 * that stood beside it when it was tapped: those of the page's product, or where the button names its own fields
 * (`data-picks`), of these. It is sent or played, never both. The channel is that of `hearTabs`.
 */
export const earlyTapScript = `(function(){
var root=document.documentElement,taps=new Map,kept='[data-keeps-tap],[data-heart],[data-opens]'+('commandForElement' in HTMLButtonElement.prototype?'':',[commandfor]')
function known(b){
if(!b)return!0
var k=Object.keys(b).find(function(k){return k.startsWith('__reactFiber')}),f=k&&b[k]
if(!f)return!1
for(;f;f=f.return)if(!f.alternate&&f.flags&4098)return!1
return!0
}
function alive(b){return b.dataset.heart?'hearts' in root.dataset:known(document.getElementById(b.getAttribute('commandfor'))||b)}
function form(d){
var n=d.heart||d.wish||d.order,f=new URLSearchParams(d.fields)
if(!n)return
f.set('number',n);f.set('early','')
if(d.variant)f.set('variant',d.variant)
if(d.picks)f.set('variants',JSON.stringify(JSON.parse(d.picks).map(function(p){return typeof p=='string'?p:(document.getElementById(p[0])||{}).value})))
else if(!d.heart)['variant','quantity','inscription'].forEach(function(k){
var e=document.querySelector('[name="'+k+'-'+n+'"]:checked,[id="'+k+'-'+n+'"]')
if(e)f.set(k,e.value)
})
return['/api/'+(d.order?'basket/items':'wishlist')+'/?locale='+root.lang.toLowerCase(),f]
}
function end(b){delete b.dataset.tapped;b.removeAttribute('aria-busy');return taps.delete(b)}
function press(b){if(end(b))b.click()}
function leave(b){
var t=taps.get(b)
if(end(b)&&t)fetch(t[0],{method:'POST',body:t[1],keepalive:!0}).then(function(){new BroadcastChannel('shop visitor').postMessage({anew:!0})}).catch(function(){})
}
function rest(b){window.requestIdleCallback?requestIdleCallback(function(){press(b)},{timeout:3000}):press(b)}
function wait(b){if(!b.isConnected)leave(b);else if(alive(b))setTimeout(rest,100,b);else if(taps.has(b))setTimeout(wait,50,b)}
addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest(kept)
if(!b||!taps.has(b)&&alive(b))return
e.preventDefault();e.stopImmediatePropagation()
if(taps.has(b))return
taps.set(b,form(b.dataset));b.dataset.tapped='';b.ariaBusy='true';wait(b)
},true)
addEventListener('pagehide',function(){Array.from(taps.keys(),leave)})
addEventListener('change',function(e){var d=e.target.dataset;if(d&&d.control&&!known(e.target))d.tapped=''},true)
})()`
