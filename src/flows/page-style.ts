/** Rules of the pages around a drawing; the look of the shop, without its style sheets. */
export const pageStyle = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.45 'Roboto Condensed Variable','Arial Narrow',sans-serif;color:#17202b;background:#fff}
h1{font-size:22px;margin:0}h2{font-size:18px;margin:0 0 4px}h3{font-size:16px;margin:12px 0 2px}
code{font:13px ui-monospace,monospace;color:#4a5563;overflow-wrap:anywhere}
a{color:#17202b}
html[data-language=de] .en,html[data-language=en] .de{display:none}
header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:8px 16px;border-bottom:1px solid #c8ced5}
[role=toolbar]{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin-left:auto}
body:not(.live) [role=toolbar]{display:none}
button,select,input{font:inherit;color:inherit;min-height:36px;padding:4px 10px;background:#fff;border:1px solid #8b96a3;border-radius:4px}
button{cursor:pointer}button:hover{background:#eef1f4}
button[aria-pressed=true]{background:#17202b;color:#fff}
input[type=search]{width:270px}
:focus-visible{outline:3px solid #0071a1;outline-offset:2px}
.found{position:relative}
#hits{position:absolute;z-index:2;left:0;top:100%;width:420px;max-height:60vh;overflow:auto;background:#fff;border:1px solid #8b96a3;border-radius:4px;padding:4px}
#hits[hidden]{display:none}
#hits button{display:block;width:100%;text-align:left;border:0}
.live{height:100vh;display:flex;flex-direction:column}
.live main{flex:1;min-height:0;display:grid;grid-template-columns:1fr 320px}
.live #stage{overflow:hidden;position:relative;touch-action:none;cursor:grab;background:#fff}
.live #stage svg{position:absolute;left:0;top:0;transform-origin:0 0;overflow:visible}
@media (prefers-reduced-motion:no-preference){.live #stage svg{transition:transform .12s ease-out}.live #stage:active svg{transition:none}}
#stage:focus-visible{outline-offset:-3px}
#stage [data-node],#stage [data-line]{cursor:pointer}
#stage [data-node]:focus-visible{outline:none}#stage [data-node]:focus-visible>.box{stroke:#0071a1;stroke-width:4}
.flow .chosen>.box{stroke:#0071a1;stroke-width:3}
.flow .line.chosen>path{stroke:#0071a1;stroke-width:3}.flow .line.chosen>.head{fill:#0071a1}.flow .line.chosen text{fill:#00567a}
.flow .line:hover>path{stroke-width:3}
.live #outline{display:none;overflow:auto;padding:16px}
.live.outlined #stage{display:none}.live.outlined #outline{display:block}
#panel{padding:12px 16px;border-left:1px solid #c8ced5;overflow:auto}
#panel ul{margin:2px 0;padding-left:18px}#panel li{margin:3px 0}
#panel button{min-height:28px;padding:2px 8px;text-align:left}
#panel section+section{margin-top:20px;border-top:1px solid #c8ced5;padding-top:12px}
body:not(.live) #panel{display:none}
.outline ul,.outline{list-style:none;padding-left:0;margin:0}
.outline .states{padding-left:24px;border-left:2px solid #c8ced5;margin:8px 0 8px 4px}
.outline h2{font-size:16px;margin:14px 0 2px}.outline p{margin:2px 0}
.outline .ways li{padding-left:14px;text-indent:-14px}.outline .ways li::before{content:'· '}
.outline .ways .failure::before{content:'× '}.outline .ways .success::before{content:'✓ '}
.facts{display:flex;flex-wrap:wrap;gap:4px 10px;font-size:14px}
.tag{border:1px solid #5b6673;border-left-width:5px;border-radius:3px;padding:0 6px}
.tag.busy{border-left-color:#f2c200}.tag.ready{border-left-color:#0091c2}.tag.blocked{border-left-color:#c4126e}.tag.done{border-left-color:#17202b}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #c8ced5;vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
.page{max-width:1200px;margin:0 auto;padding:16px}
@media (max-width:900px){.live main{grid-template-columns:1fr;grid-template-rows:1fr 220px}#panel{border-left:0;border-top:1px solid #c8ced5}}
@media print{header [role=toolbar],#panel{display:none}.live{height:auto;display:block}.live main{display:block}.live #stage{overflow:visible}.live #stage svg{position:static;transform:none!important;width:100%;height:auto;max-height:250mm}.live #outline{display:block;break-before:page}}
`.replaceAll('\n', '');
