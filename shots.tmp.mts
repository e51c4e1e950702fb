import { chromium, type Page } from '@playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
const b = await chromium.launch({ args: ['--no-sandbox','--disable-gpu'], ...(process.env.CHROMIUM_PATH ? {executablePath: process.env.CHROMIUM_PATH}: {}) });
const base='http://127.0.0.1:3971';
const widths=(process.env.W??'390,820,1440').split(',').map(Number);
const paths=(process.env.P??'').split(' ');
for(const w of widths){
 const c=await b.newContext({viewport:{width:w,height:900}, hasTouch:w<500, isMobile: w<500});
 const page=await c.newPage();
 page.on('console',m=>{if(m.type()==='error')console.log('ERR',m.text())}); page.on('pageerror',e=>console.log('PE',e.stack));
 await page.goto(base+'/login');
 await page.waitForTimeout(800);
 const dismiss=page.getByRole('button',{name:'Ablehnen'}); if(await dismiss.count()) await dismiss.first().click().catch(()=>{});
 await page.getByRole('textbox',{name:/E-Mail/}).first().fill(process.env.U??'leitung@grosse-firma.example');
 await page.getByLabel(/^Passwort/).first().fill(demoPassword);
 await page.getByRole('main').getByRole('button',{name:'Anmelden'}).first().click();
 await page.waitForTimeout(1500);
 for(const p of paths){
  await page.goto(base+p); await page.waitForTimeout(900);
  if(process.env.OPEN) { await page.getByRole('main').locator('summary',{hasText:'Spalten'}).click(); await page.waitForTimeout(200);}
  const n=(p.replace(/\W+/g,'_')+'-'+w+(process.env.OPEN?'-open':''));
  await page.screenshot({path:`/tmp/h/shots/${n}.png`, fullPage: !!process.env.FULL});
  const o=await page.evaluate(()=>[document.documentElement.scrollWidth,innerWidth]); if(o[0]>o[1]) console.log('OVERFLOW',n,o);
 }
 await c.close();
}
await b.close();
