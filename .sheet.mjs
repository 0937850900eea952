import sharp from 'sharp'
const [,, out, h, ...files] = process.argv
const H = Number(h)
const imgs = await Promise.all(files.map(async f => { const i = sharp(f); const m = await i.metadata(); const height = Math.min(m.height, H*(m.width/ (m.width>800? 900:360))); const b = await sharp(f).extract({left:0,top:0,width:m.width,height:Math.round(Math.min(m.height,height))}).resize({width: m.width>800? 900:360}).png().toBuffer(); const mm = await sharp(b).metadata(); return {b, w:mm.width, h:mm.height} }))
let x=0; const comp = imgs.map(i => { const c = {input:i.b,left:x,top:0}; x+=i.w+10; return c })
await sharp({create:{width:x,height:Math.max(...imgs.map(i=>i.h)),channels:3,background:'#888'}}).composite(comp).png().toFile(out)
